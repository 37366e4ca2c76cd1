/** Compares the lines of real PDFs with their source text. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../engine/documents/reader/reader.ts'
import { pdfOf, wordsOf } from '../../../test/support/pdf.ts'
import { MAX_PDF_BYTES, pagesOfPdf } from './extract.ts'

const folder = new URL('../../../test/documents/papers/right/', import.meta.url)
/** Documents with space-aligned columns; tabs, pipes and one cell per line exist only in plain text. */
const papers = readdirSync(folder)
  .map((name): [string, string] => [name, readFileSync(new URL(name, folder), 'utf8')])
  .filter(([, text]) => !/[\t|;]/.test(text) && text.split('\n').every((row) => row.length < 105))

describe('PDF extraction', () => {
  it.each(papers)('reads %s like its text, even with every figure drawn last', async (_name, text) => {
    const pages = await pagesOfPdf(pdfOf([wordsOf(text.split('\n'))]))
    const brief = ({ lines, reconciliation, month }: ReturnType<typeof readDocument>) => ({
      month,
      closes: reconciliation.closes,
      lines: lines.map(({ amount, kind, nature }) => `${nature} ${amount} ${kind}`),
    })
    expect(brief(readDocument({ pages }))).toEqual(brief(readDocument({ text })))
  })

  it('returns the lines of both pages', async () => {
    const pages = await pagesOfPdf(pdfOf([wordsOf(['Outubro/2026', 'Salário 3.000,00']), wordsOf(['INSS 248,58', 'Líquido 2.751,42'])]))
    expect(readDocument({ pages }).lines.map(({ nature }) => nature)).toEqual(['1000', '9201'])
  })

  it('explains the rejection of a PDF without text, corrupt or too large', async () => {
    await expect(pagesOfPdf(pdfOf([[]]))).rejects.toThrow('é uma imagem')
    await expect(pagesOfPdf(new TextEncoder().encode('%PDF-1.7 nada'))).rejects.toThrow('não pôde ser aberto')
    await expect(pagesOfPdf(new Uint8Array(MAX_PDF_BYTES + 1))).rejects.toThrow('10 MB')
    await expect(pagesOfPdf(pdfOf(Array.from({ length: 21 }, () => wordsOf(['Salário 1,00']))))).rejects.toThrow('20 páginas')
  })
})
