import { createElement, type FunctionComponent } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { mdxToJs } from 'satteri';
import { glossary } from '../../../../docs/glossary.ts';
import { mdxComponents } from '../components/mdx-components.ts';
import { type OutlineEntry, outlineOf } from '../content/outline.ts';
import { pageHref, pageIdOf } from '../content/page-record.ts';
import { printedFrom } from '../content/printed-from.ts';
import { glossaryTerms } from '../markdown/glossary-terms.ts';
import type { Fence, PageFinds } from '../markdown/page-plugins.ts';
import { fencedBlocks, headingAnchors } from '../markdown/page-plugins.ts';
import { type SiteFacts, SiteProvider } from './site-context.ts';

/** The text of a page, printed. */
export interface Article {
  html: string;
  outline: OutlineEntry[];
}

/** A page read but not yet printed: its code may need grammars first. */
export interface CompiledArticle {
  /** The fenced blocks. */
  fences: readonly Fence[];
  print(site: SiteFacts): Article;
}

/** Reads the MDX of a page. Throws an error that names the file when it cannot be read. */
export function compileArticle(body: string, file: string): CompiledArticle {
  const finds: PageFinds = { headings: [], fences: [] };
  const Content = evaluateMdx(body, file, finds);
  return {
    fences: finds.fences,
    print: (site) => ({
      html: renderToStaticMarkup(
        createElement(SiteProvider, { value: site }, createElement(Content, { components: mdxComponents })),
      ),
      outline: outlineOf(finds.headings),
    }),
  };
}

/** A page that is printed is looked things up in: its words need no explanation at their first mention. */
const explained = (file: string) => glossaryTerms({ entries: glossary, address: pageHref(pageIdOf(file)) });

type MdxContent = FunctionComponent<{ components: typeof mdxComponents }>;

function evaluateMdx(body: string, file: string, finds: PageFinds): MdxContent {
  try {
    const { code } = mdxToJs(body, {
      outputFormat: 'function-body',
      // Dashes are written as such: two hyphens begin an option of a command.
      features: { smartPunctuation: { dashes: false } },
      mdastPlugins: printedFrom(body) === undefined ? [explained(file)] : [],
      hastPlugins: [headingAnchors(finds), fencedBlocks(finds, body)],
    });
    // The pages are our own files: their code runs as the rest of the build does.
    return new Function(code)(runtime).default;
  } catch (error) {
    throw new Error(`docs/${file} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
