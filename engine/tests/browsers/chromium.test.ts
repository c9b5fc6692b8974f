import { chromiumEngine } from './chromium.ts';
import { engineTests } from './engine-tests.ts';

// tests/e2e/islands.test.ts uses every island in Chromium.
engineTests(chromiumEngine, true);
