/** The library ships no types for its reader, which is only handed over. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
