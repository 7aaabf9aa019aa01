import '@colophon/ui/tokens.css';
import '@colophon/ui/fonts.css';
import '@colophon/ui/text-font.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchLostParts } from './data/lost-parts.ts';
import { queryClient } from './data/query-client.ts';
import { makeRouter } from './router.tsx';

watchLostParts();

/** The code has been read by now. Drawing is a task of its own, and one that React divides: the page answers between them. */
setTimeout(() => {
  const root = document.getElementById('app');
  if (!root) return;
  const router = makeRouter();
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
});
