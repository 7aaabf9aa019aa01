import type { ConfigSchema, Connectors } from '@colophon/ingestion/connectors';

/** The list as JSON with a line for each field, so that a new version of the package shows what changed. */
export function printConnectors({ version, aliases, $defs, connectors }: Connectors): string {
  const definitions = Object.entries($defs).map(([name, schema]) => `${quote(name)}:${printSchema(schema)}`);
  const sources = Object.entries(connectors).map(([name, { config, ...facts }]) => {
    const head = JSON.stringify(facts).slice(0, -1);
    return `${quote(name)}:${head},\n"config":${printSchema(config)}}`;
  });
  return `{"version":${quote(version)},
"aliases":${JSON.stringify(aliases)},
"$defs":{
${definitions.join(',\n')}
},
"connectors":{
${sources.join(',\n')}
}}
`;
}

function printSchema({ properties, ...rest }: ConfigSchema): string {
  if (!properties) return JSON.stringify(rest);
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${quote(name)}:${JSON.stringify(schema)}`,
  );
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head}${head === '{' ? '' : ','}"properties":{\n${lines.join(',\n')}}}`;
}

const quote = (text: string): string => JSON.stringify(text);
