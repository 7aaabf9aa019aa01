import { aspect, enumeration, string } from '@colophon/schema';

export const httpMethod = enumeration({
  name: 'com.linkedin.api.HttpMethod',
  doc: 'HTTP methods of a REST endpoint.',
  symbols: {
    GET: 'Reads a resource and changes nothing.',
    POST: 'Submits data, typically to create a resource or start an action.',
    PUT: 'Creates a resource or replaces it completely; idempotent.',
    PATCH: 'Changes part of a resource.',
    DELETE: 'Removes the resource at the path.',
    HEAD: 'Returns the headers of a `GET` without its body.',
    OPTIONS: 'Asks which methods and options the path allows, as in a CORS preflight.',
    TRACE: 'Echoes the request as received, for diagnosis.',
  },
});

export const restApiProperties = aspect({
  name: 'restApiProperties',
  record: 'com.linkedin.api.RestApiProperties',
  doc: 'Method and path of an API with subtype `REST_ENDPOINT`; one path served under two methods makes two API entities.',
  fields: {
    method: {
      type: httpMethod,
      doc: "HTTP method of the call, part of the endpoint's identity along with `path`.",
      search: { kind: 'KEYWORD', facet: true, facetName: 'HTTP Method' },
    },
    path: {
      type: string,
      doc: "Route template relative to the service's base URL, such as `/orders/{orderId}`; filter on it to find all methods of one path.",
      search: { kind: 'KEYWORD', facet: true, facetName: 'Route' },
    },
  },
});
