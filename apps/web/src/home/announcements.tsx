import type { HomeListsQuery } from '../../gen/home/lists.ts';
import { homeListsTexts as texts } from '../texts/home-lists.ts';
import { firstWords } from '../ui/first-words.ts';

type Posts = NonNullable<HomeListsQuery['listPosts']>['posts'];

/** What somebody has announced to everybody. */
export function Announcements({ posts }: { readonly posts: Posts }) {
  const shown = posts.filter(({ postType }) => postType === 'HOME_PAGE_ANNOUNCEMENT');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="posts" className="posts">
      <h2 id="posts">{texts.announcements}</h2>
      <div className="posts__list">
        {shown.map(({ urn, content: { title, description, link } }) => (
          <article key={urn} className="post">
            <h3>{link && isSafe(link) ? <a href={link}>{title}</a> : title}</h3>
            {description && <p>{firstWords(description)}</p>}
          </article>
        ))}
      </div>
    </section>
  );
}

/** Somebody wrote it: it must lead to a page, and run nothing. */
const isSafe = (link: string): boolean => /^(?:https?:\/\/|\/(?!\/))/.test(link);
