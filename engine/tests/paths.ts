/** Folders that tests use. */
import { createRequire } from 'node:module';
import path from 'node:path';

/** This package. */
export const engineRoot = path.resolve(import.meta.dirname, '..');

/** The program that runs commands. */
export const onesource = path.join(engineRoot, 'bin/onesource.mjs');

/** The site that browser tests read: a controller for kilns, in seven versions. */
export const fixtureSite = path.join(import.meta.dirname, 'site');

/** The folder with the packages that this one depends on. */
export const packagesFolder = path.resolve(createRequire(import.meta.url).resolve('react/package.json'), '../..');

/** The example that projects start from. */
export const minimalExample = path.join(engineRoot, 'examples/minimal');
