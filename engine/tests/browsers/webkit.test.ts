import { engineTests } from './engine-tests.ts';
import { suites } from './suites.ts';
import { webkitEngine } from './webkit.ts';

engineTests(webkitEngine, suites);
