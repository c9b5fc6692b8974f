/** Checks that the client contains React once, in its production build, and compiled before it is called. */
import fs from 'node:fs';
import path from 'node:path';

/** A text that only React DOM contains, minified or not. */
const reactDom = /\.hydrateRoot\s*=/;
/** What makes V8 compile a whole file as it arrives. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
const unwanted = {
  Preact: /preact/i,
  'a development build of React': /Download the React DevTools|react-dom-client\.development/,
};

/** Returns the problems with the scripts in `folder`, one line each. */
export function runtimeFaults(folder: string): string[] {
  const scripts = fs
    .readdirSync(path.join(folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: fs.readFileSync(path.join(folder, 'assets', file), 'utf8') }));
  const having = (sign: RegExp) => scripts.filter(({ code }) => sign.test(code)).map(({ file }) => file);
  const react = having(reactDom);
  return [
    ...scripts
      .filter(({ code }) => reactDom.test(code) && !code.startsWith(compileHint))
      .map(({ file }) => `${file} doesn't begin with "${compileHint.trim()}".`),
    ...(react.length === 1 ? [] : [`React DOM is in ${react.length} files: ${react.join(', ')}.`]),
    ...Object.entries(unwanted).flatMap(([name, sign]) => having(sign).map((file) => `${file} contains ${name}.`)),
  ];
}
