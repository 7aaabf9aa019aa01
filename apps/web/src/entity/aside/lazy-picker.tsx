import { type ComponentProps, lazy, Suspense } from 'react';
import type { LabelPicker as Picker } from '../../edit/label-picker.tsx';

const Loaded = lazy(async () => ({ default: (await import('../../edit/label-picker.tsx')).LabelPicker }));

/** The picker of labels, whose code is loaded when somebody opens one. */
export const LabelPicker = (props: ComponentProps<typeof Picker>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
