import { chromiumEngine } from './chromium.ts';
import { engineTests } from './engine-tests.ts';
import { suites } from './suites.ts';

engineTests(chromiumEngine, suites);
