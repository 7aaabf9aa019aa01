import { describe, expect, it } from 'vitest';
import { printRootPage } from './root-pages.ts';

const page = {
  file: 'SECURITY.md',
  id: 'security',
  title: 'Security',
  description: 'How to report a weakness.',
};

describe('a page from a file at the root', () => {
  it('has frontmatter instead of the heading, and names its source', () => {
    expect(printRootPage(page, '# Security\n\n## Report\n\nPlease.\n')).toBe(`---
title: "Security"
description: "How to report a weakness."
noSamples: "It is printed from a file that people read at the root of the project."
---

{/* Printed by \`npm run generate\` from SECURITY.md. Do not edit. */}

## Report

Please.
`);
  });

  it('links to pages instead of files', () => {
    const links =
      '[a](docs/quickstart.mdx#run), [b](CHANGELOG.md), [c](docs/README.mdx), [d](https://nodejs.org), [e](#f)';
    expect(printRootPage(page, `# Security\n\n${links}\n`)).toContain(
      '[a](/docs/quickstart#run), [b](/docs/releases), [c](/docs), [d](https://nodejs.org), [e](#f)',
    );
  });

  it('is rejected when the file has no heading, or links to a file without a page', () => {
    expect(() => printRootPage(page, 'Words.\n')).toThrow('SECURITY.md: expected a heading of level 1');
    expect(() => printRootPage(page, '# Security\n\n[Code](packages/http)\n')).toThrow(
      'SECURITY.md: links to packages/http, which is no page: expected docs/<id>.mdx',
    );
  });
});
