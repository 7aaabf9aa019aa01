import { aspect, enumeration, record, string } from '@colophon/schema';

export const dataHubConnectionDetailsType = enumeration({
  name: 'com.linkedin.connection.DataHubConnectionDetailsType',
  doc: 'Encodings in which connection details can be stored.',
  symbols: { JSON: 'The details are one JSON document, kept in the field `json`.' },
});

export const dataHubJsonConnection = record({
  name: 'com.linkedin.connection.DataHubJsonConnection',
  doc: 'Container for the details of a connection, stored as encrypted JSON.',
  fields: {
    encryptedBlob: {
      type: string,
      doc: "Ciphertext of the JSON document; unreadable without the server's key.",
    },
  },
});

export const dataHubConnectionDetails = aspect({
  name: 'dataHubConnectionDetails',
  record: 'com.linkedin.connection.DataHubConnectionDetails',
  doc: 'Stored, reusable connection to an external system, such as a Slack workspace, with its details encrypted.',
  fields: {
    type: {
      type: dataHubConnectionDetailsType,
      doc: 'Encoding of the details; `JSON` is the only one so far.',
    },
    name: {
      type: string,
      doc: 'Display name of the connection.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, autocomplete: true, label: 'name' },
    },
    json: {
      type: dataHubJsonConnection,
      doc: 'The details as an encrypted JSON document; set when `type` is `JSON`.',
      optional: true,
    },
  },
});
