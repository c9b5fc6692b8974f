/** One React for the whole client, and its production build: in exactly one file of the built site. */
import fs from 'node:fs';
import path from 'node:path';

/** In React DOM and nowhere else, minified or not. */
const reactDom = /\.hydrateRoot\s*=/;
const unwanted = { Preact: /preact/i, 'a development build of React': /Download the React DevTools|react-dom-client\.development/ };

/** What is wrong with the scripts in `folder`, a line each. */
export function runtimeFaults(folder: string): string[] {
  const scripts = fs
    .readdirSync(path.join(folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: fs.readFileSync(path.join(folder, 'assets', file), 'utf8') }));
  const having = (sign: RegExp) => scripts.filter(({ code }) => sign.test(code)).map(({ file }) => file);
  const react = having(reactDom);
  return [
    ...(react.length === 1 ? [] : [`React DOM is in ${react.length} files: ${react.join(', ')}.`]),
    ...Object.entries(unwanted).flatMap(([name, sign]) => having(sign).map((file) => `${file} contains ${name}.`)),
  ];
}
