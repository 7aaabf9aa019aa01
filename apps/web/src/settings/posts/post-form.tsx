import './posts.css';
import { useState } from 'react';
import { createPostMutation, updatePostMutation } from '../../../gen/settings/posts/posts.ts';
import type { PostContentType } from '../../../gen/types.ts';
import { useChange } from '../../data/use-change.ts';
import { valueNow } from '../../data/value-now.ts';
import { postTexts as texts } from '../../texts/posts.ts';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';
import type { Post } from './post.ts';

/** Links of other kinds would not be shown. */
const isSafe = (link: string): boolean => /^(?:https?:\/\/\S|\/(?!\/))/.test(link);

/** A new announcement, or a change of one. */
export function PostForm({ post, close }: { readonly post?: Post; readonly close: () => void }) {
  const change = useChange('Posts', 'Me');
  const [title, setTitle] = useState(post?.content.title ?? '');
  const [description, setDescription] = useState(post?.content.description ?? '');
  const [contentType, setContentType] = useState<PostContentType>(post?.content.contentType ?? 'TEXT');
  const [link, setLink] = useState(post?.content.link ?? '');
  const isLink = contentType === 'LINK';
  const isWrong = isLink && link !== '' && !isSafe(link.trim());

  function send(): Promise<unknown> {
    const { media } = post?.content ?? {};
    const name = title.trim();
    const input = {
      postType: post?.postType ?? 'HOME_PAGE_ANNOUNCEMENT',
      content: {
        contentType,
        title: name,
        description: description.trim() || null,
        link: isLink ? link.trim() : null,
        // What the form does not show stays.
        ...(media && { media: { type: media.type, location: media.location } }),
      },
    };
    return post
      ? change(updatePostMutation, { input: { ...input, urn: post.urn } }, texts.saved(name))
      : change(createPostMutation, { input }, texts.created(name));
  }

  const guard = post && {
    before: fieldsOf(post.content),
    mine: fieldsOf({
      contentType,
      title: title.trim(),
      description: description.trim(),
      link: isLink ? link.trim() : '',
    }),
    now: async () => {
      const content = (await valueNow(post.urn, 'postInfo'))?.content as Partial<Written> & {
        readonly type?: string;
      };
      return content && fieldsOf({ ...content, contentType: content.type });
    },
  };

  return (
    <FormDialog
      title={post ? texts.edit : texts.create}
      action={post ? texts.save : texts.create}
      send={send}
      close={close}
      guard={guard}
      canSend={title.trim() !== '' && !isWrong && (!isLink || link.trim() !== '')}
    >
      <Select<PostContentType>
        label={texts.kind}
        value={contentType}
        set={setContentType}
        options={[
          { value: 'TEXT', text: texts.kinds.TEXT },
          { value: 'LINK', text: texts.kinds.LINK },
        ]}
      />
      <TextField label={texts.name} value={title} set={setTitle} isRequired />
      {isLink && (
        <TextField
          label={texts.link}
          value={link}
          set={setLink}
          hint={texts.linkHint}
          error={isWrong ? texts.badLink : undefined}
          isRequired
        />
      )}
      <TextArea label={texts.description} value={description} set={setDescription} />
      <section aria-label={texts.preview} className="post-preview">
        <p className="label">{texts.preview}</p>
        <article>
          <h3>{isLink && isSafe(link.trim()) ? <a href={link.trim()}>{title}</a> : title}</h3>
          {description.trim() !== '' && <p>{description}</p>}
        </article>
      </section>
    </FormDialog>
  );
}

interface Written {
  readonly contentType?: string | undefined;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly link?: string | null;
}

const fieldsOf = ({ contentType, title, description, link }: Written): Fields => ({
  [texts.kind]: contentType ?? '',
  [texts.name]: title ?? '',
  [texts.description]: description ?? '',
  [texts.link]: link ?? '',
});
