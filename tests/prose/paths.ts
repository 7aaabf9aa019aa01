import type { Finding } from './finding.ts';
import { findingAt, spanOf, type Text } from './text.ts';

/** A path of the project, as texts write it: whole, from the root, without a pattern in it. */
const PATH = /^(apps|bench|docs|packages|python|scripts|tests)\/[\w./-]+$/;

/** What a build makes is there on some machines and not on others, so only where it goes is looked up. */
const BUILT = /\/dist(\/.*)?$/;

/** Finds files and folders of the project that a text names in code, and that do not exist. */
export function checkPaths(text: Text, hasFile: (path: string) => boolean): Finding[] {
  return text.nodes.flatMap((node) => {
    const { type, value = '' } = node;
    if (type !== 'inlineCode' || !PATH.test(value) || hasFile(value.replace(BUILT, ''))) return [];
    return [findingAt(text, spanOf(node)[0], `the project has no ${value}`)];
  });
}
