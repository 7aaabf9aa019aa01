// Opens the data folder named in its argument, searches once with facets, and prints its memory in bytes.
import { createCatalogue, searchQuery } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openDatabase } from '@colophon/store-sqlite/node';

const [folder = ''] = process.argv.slice(2);
const catalogue = createCatalogue({ registry, store: createSqliteStore(openDatabase(folder)) });
const entityTypes = ['dataset'];
await catalogue.search(searchQuery({ entityTypes, facets: catalogue.facets(entityTypes) }));
// Whether a collection has just passed by is chance, and no property of the data.
globalThis.gc?.();
const { rss, heapUsed, external } = process.memoryUsage();
console.log(JSON.stringify({ resident: rss, live: heapUsed + external }));
await catalogue.close();
