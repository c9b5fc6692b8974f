import { chromiumEngine } from './chromium.ts';
import { engineTests } from './engine-tests.ts';
import { furtherSuites } from './suites.ts';

engineTests(chromiumEngine, furtherSuites);
