export { openLineageEndpoints, openLineageOperations } from './endpoint/operations.ts';
export { parseOpenLineageSettings } from './parse-settings.ts';
export { defaultOpenLineageSettings, type OpenLineageSettings } from './settings.ts';
