/** `com.linkedin.pegasus2avro.common.Status` is `com.linkedin.common.Status` in the JSON of the REST API. */
export const toJsonName = (avroName: string): string =>
  avroName.replace(/^com\.linkedin\.pegasus2avro\./, 'com.linkedin.');

/** `com.linkedin.common.Status` is `com.linkedin.pegasus2avro.common.Status` in Avro. */
export const toAvroName = (jsonName: string): string =>
  jsonName.replace(/^com\.linkedin\.(?!pegasus2avro\.|events\.[A-Z])/, 'com.linkedin.pegasus2avro.');
