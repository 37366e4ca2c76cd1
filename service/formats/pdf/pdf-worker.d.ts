/** The library ships no types for its worker, which is only passed through. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
