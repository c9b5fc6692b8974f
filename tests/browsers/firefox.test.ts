import { engineTests } from 'onesource/testing/browsers/engine-tests';
import { answeringTests } from 'onesource/testing/browsers/exploring';
import { firefoxEngine } from 'onesource/testing/browsers/firefox';
import { firstActions } from './first-actions.ts';

// tests/e2e/islands.test.ts uses every island in Chromium.
engineTests(firefoxEngine, [answeringTests(firstActions)]);
