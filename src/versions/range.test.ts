import { describe, expect, test } from 'vitest';
import { versions } from '../../content/versions.ts';
import { describeRange, parseRange } from './range.ts';
import { makeVersionTable } from './table.ts';

const table = makeVersionTable(versions, '/api');
const labels = (text: string) => parseRange(text, table).versions.map((v) => v.label);

describe('parseRange', () => {
  test.each([
    ['*', table.all.map((v) => v.label)],
    ['<0.20', ['0.18', '0.19']],
    ['>=0.21 <1.1', ['0.21', '1.0']],
    ['1.2', ['1.2']],
    ['=1.2', ['1.2']],
    ['>2.3', ['3.0', 'next']],
    ['<=0.18 || >=3.0', ['0.18', '3.0', 'next']],
    ['next', ['next']],
    ['2.0.0 || 2.1', ['2.0.0', '2.1']],
  ])('%s', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  test.each([
    ['', /empty/],
    ['>=1.3', /no version "1.3".*Did you mean/],
    ['>=2.0', /no version "2.0".*"2.0.0"/],
    ['>2.0.0 <2.1', /can never be true/],
    ['>next', /can never be true/],
    ['~1.0', /not part of a version range/],
    ['1.0 ||', /nothing on one side/],
  ])('%j is refused', (text, message) => {
    expect(() => labels(text)).toThrow();
    try {
      labels(text);
    } catch (error) {
      expect(String(error)).toMatch(message);
    }
  });
});

describe('describeRange', () => {
  test.each([
    ['>=1.1', 'Since 1.1'],
    ['<=2.0.0', 'Until 2.0.0'],
    ['>=0.21 <2.0.0', '0.21 to 1.2'],
    ['1.0', '1.0 only'],
    ['next', 'In next only'],
    ['<0.20 || >=2.1', 'Until 0.19, since 2.1'],
    ['*', null],
  ])('%s', (text, expected) => {
    expect(describeRange(parseRange(text, table).versions, table.all)).toBe(expected);
  });
});
