import { aspect, enumeration, float, map, string } from '@colophon/schema';

export const mcpTransport = enumeration({
  name: 'com.linkedin.service.McpTransport',
  doc: 'Protocols by which an MCP server can be reached.',
  symbols: {
    HTTP: 'Plain requests over HTTP or HTTPS.',
    SSE: 'Server-sent events: the server streams its responses over HTTP.',
    WEBSOCKET: 'A persistent connection on which both sides can send.',
  },
});

export const mcpServerProperties = aspect({
  name: 'mcpServerProperties',
  record: 'com.linkedin.service.McpServerProperties',
  doc: 'How to connect to a service of subtype `MCP`; credentials are stored in the global settings instead.',
  fields: {
    url: {
      type: string,
      doc: 'Endpoint of the MCP server, such as `https://mcp.example.com/v1`.',
      search: { kind: 'TEXT', queryByDefault: false },
    },
    transport: {
      type: mcpTransport,
      doc: 'Protocol that clients use to talk to the endpoint.',
      default: 'HTTP',
    },
    timeout: {
      type: float,
      doc: 'Seconds to wait for a connection; when absent, the connecting service uses its default, currently 300.',
      optional: true,
    },
    customHeaders: {
      type: map(string),
      doc: 'HTTP headers added to every request, such as `X-Tenant-ID`; not for credentials.',
      optional: true,
    },
  },
});
