import { Aspect } from './aspect.tsx';
import { AspectIndex } from './aspect-index.tsx';
import { Callout } from './callout.tsx';
import { Card, Cards } from './cards.tsx';
import { CodeBlock } from './code-block.tsx';
import {
  Answer,
  Endpoint,
  EndpointExample,
  EndpointLink,
  Endpoints,
  RequestLine,
  Responses,
} from './endpoint.tsx';
import { Field, Fields } from './fields.tsx';
import { Figure } from './figure.tsx';
import { Glossary } from './glossary.tsx';
import { GraphqlExplorer } from './graphql-explorer.tsx';
import { Heading2, Heading3, Heading4 } from './heading.tsx';
import { Lineage } from './lineage.tsx';
import { PackageDiagram } from './package-diagram.tsx';
import { PagesByGroup, PagesByLetter } from './page-index.tsx';
import { Parameter, Parameters } from './parameters.tsx';
import { Relations } from './relations.tsx';
import { Screen } from './screen.tsx';
import { Signature } from './signature.tsx';
import { Steps } from './steps.tsx';
import { Table } from './table.tsx';
import { Tab, Tabs } from './tabs.tsx';
import { Term } from './term.tsx';
import { Terms } from './terms.tsx';
import { Value } from './value.tsx';
import { Example, Workbench } from './workbench.tsx';

/** What a page of the documentation can use without importing it. */
export const mdxComponents = {
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  pre: CodeBlock,
  table: Table,
  Answer,
  Responses,
  Aspect,
  AspectIndex,
  Callout,
  Card,
  Cards,
  Endpoint,
  EndpointExample,
  EndpointLink,
  Endpoints,
  Example,
  Field,
  Fields,
  Figure,
  Glossary,
  GraphqlExplorer,
  PackageDiagram,
  Lineage,
  PagesByGroup,
  PagesByLetter,
  Parameter,
  Parameters,
  Relations,
  RequestLine,
  Screen,
  Signature,
  Steps,
  Tab,
  Tabs,
  Terms,
  Term,
  Value,
  Workbench,
};
