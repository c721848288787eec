/** Valid input for the calls that store an address. */
export const addressForm = {
  contact: 'Mia Schmidt',
  phone: '13912345678',
  city: 'Shanghai',
  address: '200 Fuzhou Road',
  doorNumber: '1203',
  latitude: '31.234',
  longitude: '121.476000',
};
