import { engineTests } from './engine-tests.ts';
import { webkitEngine } from './webkit.ts';

engineTests(webkitEngine);
