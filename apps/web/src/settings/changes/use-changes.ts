import { useEffect, useState } from 'react';
import { type ChangeEvent, emptyFeed, type Feed, resumed, withChanges } from './change-stream.ts';

/** Milliseconds in which changes are gathered before they are shown: many come together. */
const gatherMs = 200;

interface Changes extends Feed {
  readonly isLive: boolean;
  readonly isPaused: boolean;
  readonly pause: (isPaused: boolean) => void;
}

/**
 * Follows the changes at an address for as long as the page is open.
 *
 * @param path Undefined: nothing is followed.
 */
export function useChanges(path: string | undefined): Changes {
  const [feed, setFeed] = useState<Feed>(emptyFeed);
  const [isLive, setIsLive] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    setFeed(emptyFeed);
    if (path === undefined) return;
    // The browser itself connects again, and names the last change that it has.
    const stream = new EventSource(path);
    let came: ChangeEvent[] = [];
    stream.onopen = () => setIsLive(true);
    stream.onerror = () => setIsLive(false);
    stream.addEventListener('change', ({ data }: MessageEvent<string>) => {
      came.push(JSON.parse(data) as ChangeEvent);
    });
    const timer = setInterval(() => {
      if (came.length === 0) return;
      const batch = came;
      came = [];
      setFeed((present) => withChanges(present, batch, true));
    }, gatherMs);
    return () => {
      clearInterval(timer);
      stream.close();
      setIsLive(false);
    };
  }, [path]);

  // What has come is shown at the next moment in which nobody has paused it.
  const { shown, waiting } = isPaused ? feed : resumed(feed);
  return {
    shown,
    waiting,
    isLive,
    isPaused,
    pause(to) {
      setFeed(resumed);
      setIsPaused(to);
    },
  };
}
