export const samples = {
  name: { text: 'Mapo Tofu', language: 'en' },
  nameZh: '麻婆豆腐',
  pinyin: 'mápó dòufu',
  arabic: { text: 'توفو مابو الحار بلحم البقر المفروم', language: 'ar' },
  description: 'Soft tofu in a hot, numbing sauce of beans and minced beef',
  phone: '138 0013 8000',
  error: 'This phone number is not valid.',
  hint: 'Eleven digits, starting with 1',
  steps: ['On its way', 'Being prepared', 'Paid', 'Placed'],
} as const;
