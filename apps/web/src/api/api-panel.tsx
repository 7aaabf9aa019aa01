import './api-panel.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationPages } from '../../gen/operation-pages.ts';
import { useAccount } from '../account/use-account.ts';
import { type SentRequest, sentEdits } from '../data/sent-requests.ts';
import { apiTexts } from '../texts/api.ts';
import { wordsOf } from '../texts/format.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Language, languages, samplesOf, storedAspects } from './samples.ts';
import { requestsOfView } from './shown-requests.ts';

/** The requests behind what is on the page, as programs. */
export function ApiPanel({ close }: { readonly close: () => void }) {
  const client = useQueryClient();
  // As they were when somebody asked: the panel itself asks who is signed in.
  const [groups] = useState(() => ({ view: requestsOfView(client), edits: sentEdits() }));
  const [chosen, setChosen] = useState(groups.view[0] ?? groups.edits[0]);
  return (
    <Dialog label={apiTexts.title} close={close}>
      <h2>{apiTexts.title}</h2>
      <div className="api">
        <p className="api__lead">{chosen ? apiTexts.lead : apiTexts.none}</p>
        <nav className="api__requests" aria-label={apiTexts.title}>
          {(['view', 'edits'] as const).map((group) => (
            <Requests
              key={group}
              head={apiTexts[group]}
              requests={groups[group]}
              chosen={chosen}
              choose={setChosen}
            />
          ))}
        </nav>
        {chosen && <Samples request={chosen} />}
      </div>
    </Dialog>
  );
}

interface RequestsProps {
  readonly head: string;
  readonly requests: readonly SentRequest[];
  readonly chosen: SentRequest | undefined;
  readonly choose: (request: SentRequest) => void;
}

function Requests({ head, requests, chosen, choose }: RequestsProps) {
  if (requests.length === 0) return null;
  return (
    <section>
      <h3 className="label">{head}</h3>
      <ul>
        {requests.map((request, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
          <li key={at}>
            <button
              type="button"
              aria-current={request === chosen ? 'true' : undefined}
              onClick={() => choose(request)}
            >
              {nameOf(request)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(request: SentRequest): string {
  if ('operation' in request) return wordsOf(request.operation.name);
  if (!request.method && storedAspects.test(request.path)) return apiTexts.stored;
  const [path = ''] = request.path.split('?');
  return `${request.method ?? 'GET'} ${decodeURIComponent(path)}`;
}

function Samples({ request }: { readonly request: SentRequest }) {
  const { account } = useAccount();
  const [wanted, setWanted] = useState<Language>('typescript');
  const samples = samplesOf(request, {
    // Where the application runs without a server, samples name one.
    server: document.documentElement.dataset.address ?? location.origin,
    hasSignIn: account?.isSignInOn ?? false,
  });
  const offered = languages.filter((language) => samples[language] !== undefined);
  const shown = offered.includes(wanted) ? wanted : (offered[0] ?? 'curl');
  return (
    <section aria-label={nameOf(request)}>
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would be drawn */}
      <div className="api__languages" role="group" aria-label={apiTexts.languages}>
        {offered.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === shown}
            onClick={() => setWanted(language)}
          >
            {apiTexts.language[language]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre className="api__code" tabIndex={0}>
        <code>{samples[shown]}</code>
      </pre>
      <div className="api__actions">
        <Copy key={shown} text={samples[shown] ?? ''} />
        <Explained request={request} />
      </div>
    </section>
  );
}

function Copy({ text }: { readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      className="button button--main"
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setIsCopied(true);
      }}
    >
      <span aria-live="polite">{isCopied ? apiTexts.copied : apiTexts.copy}</span>
    </button>
  );
}

function Explained({ request }: { readonly request: SentRequest }) {
  const page = 'path' in request ? '/docs/api/openapi/usage-guide' : operationPages[request.operation.name];
  return (
    <>
      {page !== undefined && <a href={page}>{apiTexts.explained}</a>}
      {'operation' in request && <a href="/docs/api/graphql/explorer">{apiTexts.explorer}</a>}
    </>
  );
}
