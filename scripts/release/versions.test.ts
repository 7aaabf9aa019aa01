import { expect, it } from 'vitest';
import { requireNewer, setPackageVersion, setPythonVersion, tagOf, toPythonVersion } from './versions.ts';

it.each([
  ['0.1.1', '0.1.0'],
  ['0.10.0', '0.9.9'],
  ['1.0.0', '1.0.0-beta.2'],
  ['1.0.0-beta.10', '1.0.0-beta.9'],
])('takes %s for newer than %s, and not the other way round', (newer, older) => {
  expect(() => requireNewer(newer, older)).not.toThrow();
  expect(() => requireNewer(older, newer)).toThrow(`${older} is not higher than ${newer}`);
  expect(() => requireNewer(newer, newer)).toThrow('not higher');
});

it.each(['1.0', 'v1.0.0', '', '1.0.0 '])('takes "%s" for no version', (version) => {
  expect(() => requireNewer(version, '0.1.0')).toThrow('is no version');
});

it('sets the version of a package and of its siblings, and of nothing else', () => {
  const json = `{
  "version": "0.1.0",
  "dependencies": { "@colophon/sdk": "0.1.0", "@colophon/old": "0.0.9", "other": "0.1.0" }
}`;
  expect(setPackageVersion(json, '0.1.0', '0.2.0')).toBe(`{
  "version": "0.2.0",
  "dependencies": { "@colophon/sdk": "0.2.0", "@colophon/old": "0.0.9", "other": "0.1.0" }
}`);
});

it('writes versions as Python does', () => {
  expect(toPythonVersion('1.0.0-beta.2')).toBe('1.0.0b2');
  expect(toPythonVersion('1.0.0-rc.1')).toBe('1.0.0rc1');
  expect(setPythonVersion('name = "colophon"\nversion = "0.1.0"\n', '0.2.0')).toBe(
    'name = "colophon"\nversion = "0.2.0"\n',
  );
  expect(setPythonVersion('VERSION = "0.1.0"\n', '0.2.0')).toBe('VERSION = "0.2.0"\n');
});

it('publishes a pre-release under a tag of its own', () => {
  expect([tagOf('1.0.0'), tagOf('1.0.0-beta.1')]).toEqual(['latest', 'next']);
});
