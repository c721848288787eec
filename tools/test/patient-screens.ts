import { configure } from '@testing-library/react';

/** Against what hangs; a busy machine takes its time. */
configure({ asyncUtilTimeout: 60_000 });
