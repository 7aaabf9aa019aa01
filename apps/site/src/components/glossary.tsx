import { glossary } from '../../../../docs/glossary.ts';
import { words } from './words.ts';

/** All words of the glossary, with a place to link to each. */
export function Glossary() {
  return (
    <dl className="glossary">
      {glossary.map(({ term, text, href }) => {
        const anchor = term.replaceAll(' ', '-').toLowerCase();
        return (
          <div key={term} id={anchor}>
            <dt>
              <a className="section-mark" href={`#${anchor}`}>
                <dfn>{term}</dfn>
              </a>
            </dt>
            <dd>
              {text} <a href={href}>{words.moreAbout(term)}</a>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
