import react from '@vitejs/plugin-react';

/**
 * React with its compiler for the screens of the apps. The components of `packages/ui` are built without the compiler,
 * because they are small. Code that compares their properties would be larger than the components and would save little
 * (record 0081). Therefore, no effect of `packages/ui` may depend on an object or a function that is created while rendering.
 */
export const compiledReact = () => react({ compiler: { sources: ['/apps/'] } });
