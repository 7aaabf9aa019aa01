import { expect, it } from 'vitest';
import { printCompatibilityPage } from './compatibility-page.ts';

const methods = { version: '1.2.3', methods: [{ client: 'A', method: 'emit', outcome: 'works' } as const] };

it('lists each client with its version, and one row for equal results of a subject', () => {
  const page = printCompatibilityPage(
    [
      {
        id: 'sdk',
        title: "Someone's Python SDK",
        package: 'some-client',
        registry: 'PyPI',
        lock: 'x.txt',
        host: 'Airflow',
        subject: 'Entity',
        action: 'Operations',
        about: 'About it.',
        version: '4.5.6',
        hostVersion: '3.0.0',
        runs: [
          { subject: 'Tag', action: 'create', outcome: 'works' },
          { subject: 'Tag', action: 'find', outcome: 'lacks', lacks: 'POST /x' },
          { subject: 'Tag', action: 'delete', outcome: 'works' },
        ],
      },
    ],
    methods,
  );
  expect(page).toContain(
    "| [Someone's Python SDK](#someones-python-sdk) | `some-client` (PyPI) | 4.5.6 | 2 of 3 |",
  );
  expect(page).toContain('`some-client` 4.5.6 from PyPI, with `Airflow` 3.0.0. About it.');
  expect(page).toContain(
    "| Tag | create, delete | Works |\n| Tag | find | Needs `POST /x`, which isn't supported yet |",
  );
});
