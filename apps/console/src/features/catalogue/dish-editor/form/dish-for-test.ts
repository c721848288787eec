import type { DishDraft } from '@chifan/contract/catalogue/editing-views';

export const dishDraftForTest: DishDraft = {
  categoryId: 3,
  name: { 'zh-CN': '麻婆豆腐', en: 'Mapo tofu' },
  description: { 'zh-CN': '麻辣鲜香', ur: 'تیز مرچ والا ٹوفو' },
  price: 2850,
  spice: 3,
  allergens: { contains: ['soy'], free: ['milk', 'egg'] },
  diet: { vegetarian: 'no', pork: 'yes' },
  options: [
    {
      key: 'size',
      name: { 'zh-CN': '份量' },
      min: 0,
      max: 2,
      choices: [
        { key: 'small', name: { 'zh-CN': '小份' }, price: 0, marks: null, isSoldOut: true },
        {
          key: 'large',
          name: { 'zh-CN': '大份', en: 'Large' },
          price: 650,
          marks: { allergens: { contains: [], free: ['soy'] }, diet: { pork: 'no' } },
          isSoldOut: false,
        },
      ],
    },
  ],
  stock: 12,
  isAvailable: false,
  plate: 'tofu',
  photos: ['pictures/one.webp', 'https://pictures.example/two.jpg'],
  contents: [{ dishId: 9, quantity: 2 }],
  servedHours: {
    rules: [{ weekdays: [1, 2], spans: [{ opens: 420, closes: 600, openEnd: true }], note: 'early' }],
    exceptions: { '2026-10-01': [] },
  },
};
