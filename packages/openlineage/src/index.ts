export { openLineageOperations } from './endpoint/operations.ts';
export {
  defaultOpenLineageSettings,
  type OpenLineageSettings,
  parseOpenLineageSettings,
} from './settings.ts';
