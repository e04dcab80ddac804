/**
 * Schema.org types of publishers: LocalBusiness with its subtypes, and Organization with its other subtypes.
 * Source: https://schema.org/Organization, 2026-11-22; a test compares them with the released vocabulary.
 */
const list = (text: string): readonly string[] => text.split(' ');

/** LocalBusiness first. */
export const localBusinessTypes = list(
  'LocalBusiness ' +
    'AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney Audiology AutoBodyShop ' +
    'AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub ' +
    'BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ' +
    'ComedyClub CommunityHealth ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition ' +
    'Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness ' +
    'ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore GasStation ' +
    'GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore ' +
    'HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop ' +
    'IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness ' +
    'MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore ' +
    'MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic Ophthalmology ' +
    'Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy ' +
    'PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth PublicSwimmingPool ' +
    'RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort ' +
    'SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop ' +
    'TouristInformationCenter ToyStore TravelAgency VacationRental WholesaleStore Winery',
);

/** Organization first; without the local businesses. */
export const organizationTypes = list(
  'Organization ' +
    'Airline CollegeOrUniversity Consortium Cooperative Corporation DanceGroup DiagnosticLab EducationalOrganization ElementarySchool ' +
    'FundingAgency FundingScheme GovernmentOrganization HighSchool LibrarySystem MedicalOrganization MiddleSchool MusicGroup NGO ' +
    'NewsMediaOrganization OnlineBusiness OnlineMarketplace OnlineStore PerformingGroup PoliticalParty Preschool Project ' +
    'ResearchOrganization ResearchProject School SearchRescueOrganization SportsOrganization SportsTeam TheaterGroup VeterinaryCare ' +
    'WorkersUnion',
);
