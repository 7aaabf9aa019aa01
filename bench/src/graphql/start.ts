import '@colophon/graphql';
import '@colophon/http';
import '@colophon/model';

const collect = () => (globalThis as { gc?: () => void }).gc?.();

collect();
const heapBefore = process.memoryUsage().heapUsed;
const start = performance.now();
const { executableSchema } = await import('@colophon/graphql/schema');
const schema = executableSchema();
const ms = performance.now() - start;
collect();
const mebibytes = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20;
console.log(JSON.stringify({ ms, mebibytes, types: Object.keys(schema.getTypeMap()).length }));
