import { engineTests } from './engine-tests.ts';
import { firefoxEngine } from './firefox.ts';

engineTests(firefoxEngine);
