import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { pythonLiteral } from './python-literal.ts';
import { samplesOf, shellText } from './samples.ts';

const setting = { server: 'http://localhost:8080', hasSignIn: false };
const request = {
  operation: { name: 'Find', text: 'query Find($q:String!){search(q:$q){total}}' },
  variables: { q: `it's "x" \\ \${y}`, all: true, none: null, many: [] },
};

it('prints an operation in five languages', () => {
  expect(samplesOf(request, setting)).toMatchInlineSnapshot(`
    {
      "cli": "npx @colophon/cli graphql --server http://localhost:8080 --variables '{
      "q": "it'\\''s \\"x\\" \\\\ \${y}",
      "all": true,
      "none": null,
      "many": []
    }' <<'EOF'
    query Find($q: String!) {
      search(q: $q) {
        total
      }
    }
    EOF",
      "curl": "curl -s http://localhost:8080/api/graphql --json @- <<'EOF'
    {
      "query": "query Find($q: String!) {\\n  search(q: $q) {\\n    total\\n  }\\n}",
      "variables": {
        "q": "it's \\"x\\" \\\\ \${y}",
        "all": true,
        "none": null,
        "many": []
      }
    }
    EOF",
      "graphql": "query Find($q: String!) {
      search(q: $q) {
        total
      }
    }

    # Variables
    # {
    #   "q": "it's \\"x\\" \\\\ \${y}",
    #   "all": true,
    #   "none": null,
    #   "many": []
    # }",
      "python": "import json

    from colophon import GraphClient

    graph = GraphClient("http://localhost:8080")
    data = graph.execute_graphql(
        """
        query Find($q: String!) {
          search(q: $q) {
            total
          }
        }
        """,
        {
            "q": "it's \\"x\\" \\\\ \${y}",
            "all": True,
            "none": None,
            "many": [],
        },
    )
    print(json.dumps(data, indent=2))",
      "typescript": "import { GraphClient } from '@colophon/sdk/graph';

    const graph = new GraphClient({ server: 'http://localhost:8080' });
    const data = await graph.graphql(
      \`
        query Find($q: String!) {
          search(q: $q) {
            total
          }
        }
      \`,
      {
        "q": "it's \\"x\\" \\\\ \${y}",
        "all": true,
        "none": null,
        "many": []
      },
    );
    console.log(JSON.stringify(data, undefined, 2));
    await graph.close();",
    }
  `);
});

it('keeps separators of lines inside of values', () => {
  const variables = { text: 'a\u2028b\u2029c' };
  const { operation } = request;
  for (const [language, text] of Object.entries(samplesOf({ operation, variables }, setting)))
    expect(text, language).toContain('a\u2028b\u2029c');
});

it('reads a token from the environment where the server asks for one', () => {
  for (const text of Object.values(samplesOf(request, { ...setting, hasSignIn: true })).slice(1, 4))
    expect(text).toContain('COLOPHON_TOKEN');
});

it('keeps an operation as it is', () => {
  const { graphql = '' } = samplesOf(request, setting);
  expect(parse(graphql).definitions).toHaveLength(1);
});

it('reads all aspects of an entity with what the clients have for that', () => {
  const path = '/openapi/v3/entity/tag/urn%3Ali%3Atag%3Ait%27s';
  expect(samplesOf({ path }, setting)).toMatchInlineSnapshot(`
    {
      "cli": "npx @colophon/cli get --server http://localhost:8080 'urn:li:tag:it'\\''s'",
      "curl": "curl -s 'http://localhost:8080/openapi/v3/entity/tag/urn%3Ali%3Atag%3Ait%27s'",
      "python": "import json

    from colophon import GraphClient

    graph = GraphClient("http://localhost:8080")
    data = graph.get_entity_raw("urn:li:tag:it's")
    print(json.dumps(data, indent=2))",
      "typescript": "import { GraphClient } from '@colophon/sdk/graph';

    const graph = new GraphClient({ server: 'http://localhost:8080' });
    const data = await graph.getAspects('urn:li:tag:it\\'s');
    console.log(JSON.stringify(data, undefined, 2));
    await graph.close();",
    }
  `);
});

it('has curl for any other path', () => {
  expect(samplesOf({ path: '/openapi/v1/audit?count=10' }, setting)).toEqual({
    curl: "curl -s 'http://localhost:8080/openapi/v1/audit?count=10'",
  });
});

it('writes and deletes with curl', () => {
  const path = '/openapi/v3/entity/dataHubRetention/urn%3Ali%3AdataHubRetention%3A(*%2C*)';
  expect(samplesOf({ path, method: 'DELETE' }, setting)).toEqual({
    curl: `curl -s -X DELETE 'http://localhost:8080${path}'`,
  });
  expect(samplesOf({ path, method: 'POST', body: { value: {} } }, { ...setting, hasSignIn: true })).toEqual({
    curl: `curl -s -X POST -H "Authorization: Bearer $COLOPHON_TOKEN" 'http://localhost:8080${path}' --json @- <<'EOF'
{
  "value": {}
}
EOF`,
  });
});

it('writes values as Python does', () => {
  expect(pythonLiteral({ a: [1.5, false, null], b: {} })).toBe(
    '{\n    "a": [\n        1.5,\n        False,\n        None,\n    ],\n    "b": {},\n}',
  );
  expect(shellText("it's")).toBe(String.raw`'it'\''s'`);
});
