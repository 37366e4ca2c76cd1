/** The PDF reader of the programs. pdfjs wants the classes of a canvas, which reading text never uses, and warns of them as it loads. */
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) Object.assign(globalThis, { [name]: Reflect.get(globalThis, name) ?? class {} })

const { warn } = console
console.warn = () => undefined
const { pagesOfPdf, UnreadablePdf, MAX_PDF_BYTES } =
  require('../../service/formats/pdf/extract.ts') as typeof import('../../service/formats/pdf/extract.ts')
console.warn = warn

export { MAX_PDF_BYTES, pagesOfPdf, UnreadablePdf }
