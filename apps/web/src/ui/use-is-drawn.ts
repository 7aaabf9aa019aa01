import { startTransition, useEffect, useState } from 'react';

/**
 * True from the frame after the first one with a component. What is out of view waits for it, so that a reader sees the rest
 * sooner, and no frame is long.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // What a frame shows is painted before the next task.
      painted = setTimeout(() => startTransition(() => setIsDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, []);
  return isDrawn;
}
