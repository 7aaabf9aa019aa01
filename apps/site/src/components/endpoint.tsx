import { Fragment, type ReactNode } from 'react';
import { Breakable } from './breakable.tsx';
import { words } from './words.ts';

/** One endpoint of an interface: its description and, where there is space, a request with its response next to it. */
export function Endpoint({ children }: { children?: ReactNode }) {
  return <div className="endpoint">{children}</div>;
}

/** A request with its response, in the column next to the description. */
export function EndpointExample({ children }: { children?: ReactNode }) {
  return <div className="endpoint__example">{children}</div>;
}

interface RequestLineProps {
  method: string;
  path: string;
  /** The id of the operation in the document for machines. */
  operation?: string;
}

/** How an endpoint is called. */
export function RequestLine({ method, path, operation }: RequestLineProps) {
  return (
    <p className="request">
      <Method name={method} />
      <code>
        <Breakable at={afterSlash} text={path} />
      </code>
      {operation && <span className="request__operation">{operation}</span>}
    </p>
  );
}

function Method({ name }: { name: string }) {
  return <b className={`method method--${name.toLowerCase()}`}>{name}</b>;
}

/** A path that may be broken behind its slashes but the first, and nowhere else while there is space. */
const afterSlash = /(?<=.\/)(?=.)/;

/** The responses of an endpoint, by their status. */
export function Responses({ children }: { children?: ReactNode }) {
  return (
    <div className="answers">
      <h3 className="label">{words.responses}</h3>
      <dl>{children}</dl>
    </div>
  );
}

interface AnswerProps {
  status: string;
  /** What the body is, such as `list of Entity`. */
  body?: string;
  /** The codes of the error, with spaces between them. */
  codes?: string;
  /** When it is given. */
  children?: ReactNode;
}

export function Answer({ status, body, codes, children }: AnswerProps) {
  return (
    <div>
      <dt>
        <code className="answers__status">{status}</code>
      </dt>
      <dd>
        {children} {body && <span className="answers__body">{body}</span>}
        {codes && (
          <span className="answers__codes">
            {codes.split(' ').map((code) => (
              <Fragment key={code}>
                <a className="answers__code" href={`/docs/api/errors#${code.toLowerCase()}`}>
                  {code}
                </a>{' '}
              </Fragment>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

/** A list of endpoints that leads to the page of each. */
export function Endpoints({ children }: { children?: ReactNode }) {
  return <ul className="endpoints">{children}</ul>;
}

interface EndpointLinkProps {
  method: string;
  path: string;
  href: string;
  /** What it does. */
  children?: ReactNode;
}

export function EndpointLink({ method, path, href, children }: EndpointLinkProps) {
  return (
    <li>
      <Method name={method} />
      <code>
        <Breakable at={afterSlash} text={path} />
      </code>
      <a href={href}>{children}</a>
    </li>
  );
}
