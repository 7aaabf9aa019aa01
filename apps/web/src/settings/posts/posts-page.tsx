import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { deletePostMutation, postsQuery } from '../../../gen/settings/posts/posts.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { dayText } from '../../texts/format.ts';
import { postTexts as texts } from '../../texts/posts.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { firstWords } from '../../ui/first-words.ts';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Post } from './post.ts';
import { PostForm } from './post-form.tsx';

const pageSize = 20;

type Opened = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly post: Post };

/** Announcements of the home page. */
export function PostsPage() {
  const { page: given } = useSearch({ strict: false }) as { readonly page?: unknown };
  const page = Number.isInteger(given) && Number(given) > 0 ? Number(given) : 1;
  const { data, error, refetch } = useQuery(
    read(postsQuery, { input: { start: (page - 1) * pageSize, count: pageSize } }),
  );
  // The home page reads them too.
  const change = useChange('Posts', 'Me');
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { posts = [], total = 0 } = data.listPosts ?? {};
  const why = data.me?.platformPrivileges.manageGlobalAnnouncements ? undefined : texts.needs;
  const close = () => setOpened(undefined);
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead}>
        <button
          type="button"
          className="button button--main"
          disabled={why !== undefined}
          title={why}
          onClick={() => setOpened({ kind: 'create' })}
        >
          {texts.create}
        </button>
      </SectionHead>
      {posts.length === 0 ? (
        <Empty>{texts.none}</Empty>
      ) : (
        <Table
          label={texts.title}
          columns={columnsOf(setOpened, why)}
          rows={posts}
          keyOf={({ urn }) => urn}
        />
      )}
      <Pager
        page={page}
        size={pageSize}
        total={total}
        show={(next) =>
          void navigate({
            to: '/settings/{-$page}/{-$id}',
            params: { page: 'posts', id: undefined },
            search: next > 1 ? { page: next } : {},
          })
        }
      />
      {opened?.kind === 'create' && <PostForm close={close} />}
      {opened?.kind === 'edit' && <PostForm post={opened.post} close={close} />}
      {opened?.kind === 'delete' && (
        <Confirm
          title={texts.deleteTitle(opened.post.content.title)}
          action={texts.actions.delete}
          run={() =>
            change(deletePostMutation, { urn: opened.post.urn }, texts.deleted(opened.post.content.title))
          }
          close={close}
        >
          {texts.deleteText}
        </Confirm>
      )}
    </>
  );
}

const columnsOf = (open: (opened: Opened) => void, why: string | undefined): readonly Column<Post>[] => [
  {
    key: 'title',
    head: texts.columns.title,
    cell: ({ content }) => (
      <>
        <bdi>{content.title}</bdi>
        {content.description && <p className="faint">{firstWords(content.description)}</p>}
      </>
    ),
  },
  { key: 'kind', head: texts.columns.kind, cell: ({ content }) => texts.kinds[content.contentType] },
  { key: 'changed', head: texts.columns.changed, cell: ({ lastModified }) => dayText(lastModified.time) },
  {
    key: 'actions',
    head: texts.columns.actions,
    isActions: true,
    cell: (post) =>
      (['edit', 'delete'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="action"
          aria-label={texts.named(texts.actions[kind], post.content.title)}
          disabled={why !== undefined}
          title={why}
          onClick={() => open({ kind, post })}
        >
          {texts.actions[kind]}
        </button>
      )),
  },
];
