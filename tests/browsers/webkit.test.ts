import { engineTests } from 'onesource/testing/browsers/engine-tests';
import { answeringTests } from 'onesource/testing/browsers/exploring';
import { webkitEngine } from 'onesource/testing/browsers/webkit';
import { firstActions } from './first-actions.ts';

// tests/e2e/islands.test.ts uses every island in Chromium.
engineTests(webkitEngine, [answeringTests(firstActions)]);
