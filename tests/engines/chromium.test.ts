import { chromiumEngine } from './chromium.ts';
import { engineTests } from './engine-tests.ts';

engineTests(chromiumEngine);
