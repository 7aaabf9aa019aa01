import '@colophon/ui/tokens.css';
import '@colophon/ui/fonts.css';
import '@colophon/ui/text-font.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchLostParts } from './data/lost-parts.ts';
import { queryClient } from './data/query-client.ts';
import { router } from './router.tsx';

watchLostParts();

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
