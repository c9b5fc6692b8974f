import { engineTests } from './engine-tests.ts';
import { firefoxEngine } from './firefox.ts';
import { suites } from './suites.ts';

engineTests(firefoxEngine, suites);
