export {
  type ConfigSchema,
  type Connector,
  type Connectors,
  findConnector,
  readConnectors,
} from './read-connectors.ts';
