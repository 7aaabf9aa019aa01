import { executableSchema } from '@colophon/graphql/schema';
import { printWebDocuments } from './web-documents.ts';
for (const [p, t] of await printWebDocuments(executableSchema(), 'apps/web/src')) console.log(p, '\n', t);
