/** In a container there is no sandbox for root, and nothing but our page may be on the wire. */
export const chromiumFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
