#!/usr/bin/env node
// The Solidity compiler of the package `solc` with the interface of the native one, as far as forge uses it.
const solc = require('solc');
if (process.argv.includes('--version')) {
  const version = solc.version().replace('Emscripten.clang', 'Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else {
  let input = '';
  process.stdin.on('data', (data) => {
    input += data;
  });
  process.stdin.on('end', () => process.stdout.write(solc.compile(input)));
}
