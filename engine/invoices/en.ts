export const english = {
  'A lista de produtos (NCM) é de {0} e não diz quem compra nem o uso: o código é escolha de quem emite.':
    'The list of products (NCM) is of {0} and tells neither the buyer nor the use: the issuer chooses the code.',
  'Absorventes e tampões higiênicos (LC 214, art. 147).': 'Sanitary pads and tampons (LC 214, art. 147).',
  'Com mais de {0} notas, os itens que conferem são contados em itemsLeftOut e não vêm; o json de cada grupo também não.':
    'With more than {0} invoices, correct items are counted in itemsLeftOut and left out; so is the json of each group.',
  'Depende da operação, que o NCM não diz.': 'Depends on the transaction, which the NCM does not tell.',
  'Depende de quem compra, do registro ou do uso: leia a descrição do código.':
    'Depends on the buyer, the registration or the use: read the description of the code.',
  'Há nota autorizada: o XML dela não se troca; cancele ou emita nota complementar.':
    'There is an authorised invoice: its XML is not replaced; cancel it or issue a complementary invoice.',
  'NT 2025.002 v1.31, com as datas da v1.40 e seguintes': 'NT 2025.002 v1.31, with the dates of v1.40 and later',
  'Na suspensão e na venda à ZFM as alíquotas do grupo são zero e a tributação regular vai em gTribRegular; consumption-tax mostra as regulares.':
    'In a suspension and in a sale to the ZFM the rates of the group are zero and the regular taxation goes in gTribRegular; consumption-tax shows the regular rates.',
  'O XML corrigido vai sem a assinatura, que não foi conferida e não vale mais: assine de novo.':
    'The corrected XML has no signature, which was not checked and no longer holds: sign again.',
  'Onde nenhum código lista o NCM, o item foi calculado com 000001 (tributação integral), que a nota não traz.':
    'Where no code lists the NCM, the item was computed with 000001 (full taxation), which the invoice does not have.',
  'Produto agropecuário, aquícola, pesqueiro ou extrativista in natura (LC 214, art. 137).':
    'Agricultural, aquaculture, fishing or extractive product in natura (LC 214, art. 137).',
  Signature: 'Signature',
  'Só o grupo de IBS e CBS, os totais dele, vItem e vNFTot são conferidos: as outras regras da SEFAZ, a chave e a assinatura não.':
    'Only the IBS and CBS group, its totals, vItem and vNFTot are checked: the other rules of SEFAZ, the key and the signature are not.',
  'a base do item não foi calculada': 'the base of the item was not computed',
  'a lista traz {0} {1}': 'the list has {0} {1}',
  'a nota diz que é doação, com o crédito anulado': 'the invoice says it is a donation, with the credit cancelled',
  'a nota diz que é doação, sem crédito tomado': 'the invoice says it is a donation, with no credit taken',
  'a nota não tem o grupo total': 'the invoice has no total group',
  'em 2025 e 2026 a lei dá as alíquotas (LC 214, arts. 343 e 346): não informe outra':
    'in 2025 and 2026 the law sets the rates (LC 214, arts. 343 and 346): do not send another',
  'está em {0}; o leiaute pede UTF-8': 'is in {0}; the layout asks for UTF-8',
  'não diz o dia da emissão (dhEmi)': 'does not state the day of issue (dhEmi)',
  'não está em UTF-8': 'is not in UTF-8',
  'não tem itens': 'has no items',
  'não é uma NF-e nem uma NFC-e': 'is neither an NF-e nor an NFC-e',
  'o CFOP {0} é de bonificação, doação ou brinde': 'CFOP {0} is of bonus, donation or gift',
  'o CFOP {0} é de exportação': 'CFOP {0} is of export',
  'o CFOP {0} é de transferência entre estabelecimentos': 'CFOP {0} is of transfer between establishments',
  'o artigo da lei cita o produto, sem o NCM': 'the article of the law names the product, without its NCM',
  'o código da nota devolvida': 'the code of the returned invoice',
  'o item não tem o grupo imposto': 'the item has no imposto group',
  'tem mais de {0} itens': 'has more than {0} items',
  'É o da nota devolvida.': 'It is that of the returned invoice.',
  'é do eSocial: use check-esocial': 'is of eSocial: use check-esocial',
  'é do leiaute {0}; só o 4.00 é lido': 'is of layout {0}; only 4.00 is read',
  'é do modelo {0}; só 55 e 65 são lidos': 'is of model {0}; only 55 and 65 are read',
  'é um BP-e, que não é lido aqui': 'is a BP-e, which is not read here',
  'é um CT-e, que não é lido aqui': 'is a CT-e, which is not read here',
  'é um MDF-e, que não traz IBS e CBS': 'is an MDF-e, which has no IBS or CBS',
  'é um evento ou resumo, não a nota': 'is an event or a summary, not the invoice',
  'é uma NF3e, que não é lida aqui': 'is an NF3e, which is not read here',
  'é uma NFCom, que não é lida aqui': 'is an NFCom, which is not read here',
  'é uma NFS-e, que não é lida aqui: use consumption-tax com o NBS do serviço':
    'is an NFS-e, which is not read here: use consumption-tax with the NBS of the service',
  'é uma resposta da SEFAZ, não a nota': 'is an answer of SEFAZ, not the invoice',
}
